// "3".
export { number as en } from '../../text/leaves';
