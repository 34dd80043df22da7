// The protocol's public interface: every event, body and error.
export * from './accounts';
export * from './catalogue';
export * from './continue';
export * from './decks';
export * from './errors';
export * from './events';
export * from './greetings';
export * from './lessons';
export * from './manner';
export * from './matches';
export * from './play';
export * from './recording';
export * from './rooms';
export * from './said';
export * from './scene';
export * from './table';
export * from './unpack';
