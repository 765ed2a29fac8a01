import { and, eq } from 'drizzle-orm'
import { type Database, runBatch } from '#core/db'
import type { BothSides } from '#core/shapes'
import { clashesOf } from '#core/sql/changed-fields'
import { events } from '#events/table/events'
import type { MainText } from '../shape/menu-words.ts'
import { menuWords } from '../table.ts'

type Text = MainText & { id: string; of?: MainText | undefined; was?: MainText | undefined }

/**
 * Merges texts in a language with what others stored since a page read them: a field stays as it is stored where the page
 * did not change it. Texts that do not say what they were stay as they are sent.
 * @returns `both`: the fields changed on both sides. `basedOn`: the menu's version whose texts these are merged with; null
 *   where they are merged with none
 */
export async function mergeTranslation(
  db: Database,
  { eventId, language, sent }: { eventId: string; language: string; sent: readonly Text[] },
): Promise<{ texts: Omit<Text, 'was'>[]; both: BothSides[]; basedOn: number | null }> {
  if (sent.every(({ was }) => was === undefined)) return { texts: [...sent], both: [], basedOn: null }
  const { rows, event } = await runBatch(db, {
    rows: db
      .select({ id: menuWords.entityId, name: menuWords.name, description: menuWords.description })
      .from(menuWords)
      .where(and(eq(menuWords.eventId, eventId), eq(menuWords.language, language))),
    event: db.select({ version: events.menuVersion }).from(events).where(eq(events.id, eventId)),
  })
  const both: BothSides[] = []
  const texts = sent.map(({ was, ...text }) => {
    if (!was) return text
    const now = rows.find(({ id }) => id === text.id) ?? { name: '', description: '' }
    const touched: Partial<MainText> = {
      ...(text.name !== was.name && { name: text.name }),
      ...(text.description !== was.description && { description: text.description }),
    }
    both.push(...clashesOf(now, touched, was).map((one) => ({ ...one, of: `${text.id} ${one.of}` })))
    // A translation that others removed meanwhile is made again.
    return { ...text, name: now.name || text.name, description: now.description, ...touched }
  })
  return { texts, both, basedOn: event[0]?.version ?? null }
}
