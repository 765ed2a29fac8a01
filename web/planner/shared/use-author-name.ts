import type { Author } from '#core/shapes'
import { authorName } from '#members/words/planner-author'
import { useUser } from '../../client/calls/session.ts'

/** Name of an author as the reader has it, who is "you"; undefined where there is none. */
export function useAuthorName(author: Author | undefined): string | undefined {
  const user = useUser()
  return author && authorName(author, user?.id)
}
