// « vous le faites ».
export const fr = (): string => 'vous le faites';
