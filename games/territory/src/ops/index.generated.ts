// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.
export {};
