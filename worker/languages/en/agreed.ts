/** The dish served instead, the name of who agreed, and the label of their kitchen's link. */
export type Agreed = { words: string; agreedBy: string; link?: string | null | undefined }

/** Marta (Hot kitchen) */
export function agreedByWhom({ agreedBy, link }: Omit<Agreed, 'words'>): string {
  return link ? `${agreedBy} (${link})` : agreedBy
}

/** cucumber salad, agreed by Marta (Hot kitchen) */
export function agreedInstead(agreed: Agreed): string {
  return `${agreed.words}, agreed by ${agreedByWhom(agreed)}`
}
