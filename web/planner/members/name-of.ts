import type { Member } from '#members/shape/member'

/** A member by the name of their account, by its address where it has none. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email
