import type { Author } from '../../core/shapes.ts'

/** Author of a change, as a planner reads it. @param userId the reader's own */
export function authorName({ id, name }: Author, userId: string | undefined): string {
  if (id === userId) return 'you'
  return name || 'a deleted account'
}
