/** A map of the latest entries: where it is full, the one that was set longest ago makes room. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #most: number;

  /** @param most entries at a time */
  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    if (this.size >= this.#most) {
      for (const oldest of this.keys()) {
        this.delete(oldest);
        break;
      }
    }
    return super.set(key, value);
  }
}
