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
    const theirs = this.#byOwner.get(owner);
    if (theirs === undefined) this.#byOwner.set(owner, [item]);
    else theirs.push(item);
  }

  /** Takes the next item out, of those that are fit. */
  shift(isFit: (item: T) => boolean = () => true): T | undefined {
    // Behind owners that have come since its latest turn.
    const again = this.#byOwner.get(this.#latest);
    if (again !== undefined) {
      this.#byOwner.delete(this.#latest);
      this.#byOwner.set(this.#latest, again);
    }
    for (const [owner, theirs] of this.#byOwner) {
      const place = theirs.findIndex(isFit);
      if (place < 0) continue;
      this.#latest = owner;
      return this.#remove(owner, place);
    }
    return undefined;
  }

  /** Takes out the latest item of whoever has the most waiting. */
  pop(): T | undefined {
    let most = 0;
    let whose = '';
    for (const [owner, { length }] of this.#byOwner) {
      if (length <= most) continue;
      most = length;
      whose = owner;
    }
    return most === 0 ? undefined : this.#remove(whose, most - 1);
  }

  /** Takes an item out, wherever it waits. */
  delete(owner: string, item: T): void {
    const place = this.#byOwner.get(owner)?.indexOf(item) ?? -1;
    if (place >= 0) this.#remove(owner, place);
  }

  #remove(owner: string, place: number): T | undefined {
    const theirs = this.#byOwner.get(owner) ?? [];
    const [item] = theirs.splice(place, 1);
    if (theirs.length === 0) this.#byOwner.delete(owner);
    this.#length--;
    return item;
  }
}
