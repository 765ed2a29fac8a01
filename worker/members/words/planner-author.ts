import type { Author } from '../../core/shapes.ts'

/** The same for an answer, which its guest saved where nobody who plans the event did. */
export function answerSavedBy(author: Author | undefined, userId: string | undefined): string {
  return author ? savedMeanwhileBy(author, userId) : 'Saved meanwhile by the guest'
}

/** Beside a value that somebody saved while a form was open. @param userId the reader's own */
export function savedMeanwhileBy(author: Author | undefined, userId: string | undefined): string {
  if (!author) return 'Saved meanwhile'
  if (author.id === userId) return 'Saved meanwhile by you, in another tab'
  return `Saved meanwhile by ${authorName(author, userId)}`
}

/** Author of a change, as a planner reads it. @param userId the reader's own */
export function authorName({ id, name }: Author, userId: string | undefined): string {
  if (id === userId) return 'you'
  return name || 'a deleted account'
}
