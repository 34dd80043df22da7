// « vous êtes mené ».
export const fr = (): string => 'vous êtes mené';
