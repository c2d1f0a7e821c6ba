export * from './mailbox.ts';
export * from './own-club.ts';
