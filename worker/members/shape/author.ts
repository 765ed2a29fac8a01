/** Somebody with an account who wrote something. The name is the address of who has none, and empty once the account is gone. */
export type Author = { id: string; name: string }
