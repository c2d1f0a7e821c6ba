/** A sentence for the person who runs the club. */
export class AdminError extends Error {}
