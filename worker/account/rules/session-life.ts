/** Life of a session after its last use, in milliseconds. */
export const sessionLife = 30 * 86_400_000
