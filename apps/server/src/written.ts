// A message as bytes, ready to be sent.
// Waiting messages are kept this way: thousands of small objects that survive one of V8's minor collections would be
// promoted to its old space, which then had to be collected four times as often.

export class WrittenMessage<T> {
  readonly #bytes: Buffer;

  constructor(message: T) {
    this.#bytes = Buffer.from(JSON.stringify(message));
  }

  json(): string {
    return this.#bytes.toString();
  }

  read(): T {
    return JSON.parse(this.json());
  }
}
