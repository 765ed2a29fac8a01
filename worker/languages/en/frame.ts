import * as frame from '../../core/words/frame.ts'
import * as pages from '../../core/words/pages.ts'

/** Words around a page that the server renders: its frame, its title and description. */
export { frame, pages }
