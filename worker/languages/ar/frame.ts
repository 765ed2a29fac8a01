import * as frame from './core/frame.ts'
import * as pages from './core/pages.ts'

/** Words around a page that the server renders: its frame, its title and description. */
export { frame, pages }
