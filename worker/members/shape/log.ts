import type { Author } from '../../core/shapes.ts'

/** The author of a change: an account, a kitchen by its link's label, a guest, or the site and its operators. */
export type Doer = { author: Author } | { kitchen: string } | 'guest' | 'site'

/** One change of an event. `subject` is the name of what was changed, as it is called now; empty where it has none, or is erased. */
export type LogEntry = { id: number; at: number; action: string; subject: string; by: Doer }

/** A page of an event's log, newest first. `next` asks for the page after it. */
export type EventLog = { entries: LogEntry[]; next?: string | undefined }
