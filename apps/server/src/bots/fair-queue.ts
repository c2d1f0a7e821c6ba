/** A round-robin queue: owners take turns, however many items each of them has waiting. */
export class FairQueue<T> {
  /** The owner whose turn is next comes first. */
  readonly #byOwner = new Map<string, T[]>();
  #latest = '';
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(owner: string, item: T): void {
    this.#length++;
    const items = this.#byOwner.get(owner);
    if (items === undefined) this.#byOwner.set(owner, [item]);
    else items.push(item);
  }

  /** Removes and returns the next item for which `isFit` holds. */
  shift(isFit: (item: T) => boolean = () => true): T | undefined {
    // The owner served last moves behind owners that have come since.
    const again = this.#byOwner.get(this.#latest);
    if (again !== undefined) {
      this.#byOwner.delete(this.#latest);
      this.#byOwner.set(this.#latest, again);
    }
    for (const [owner, items] of this.#byOwner) {
      const index = items.findIndex(isFit);
      if (index < 0) continue;
      this.#latest = owner;
      return this.#remove(owner, index);
    }
    return undefined;
  }

  /** Removes and returns the latest item of the owner with the most items. */
  pop(): T | undefined {
    let most = 0;
    let largest = '';
    for (const [owner, { length }] of this.#byOwner) {
      if (length <= most) continue;
      most = length;
      largest = owner;
    }
    return most === 0 ? undefined : this.#remove(largest, most - 1);
  }

  /** Removes an item, wherever it is. */
  delete(owner: string, item: T): void {
    const index = this.#byOwner.get(owner)?.indexOf(item) ?? -1;
    if (index >= 0) this.#remove(owner, index);
  }

  #remove(owner: string, index: number): T | undefined {
    const items = this.#byOwner.get(owner) ?? [];
    const [item] = items.splice(index, 1);
    if (items.length === 0) this.#byOwner.delete(owner);
    this.#length--;
    return item;
  }
}
