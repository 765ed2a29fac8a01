import { no, yes } from '#core/words/planner'
import type { Cloth } from '#events/rules/cloths'
import type { Entry } from '#events/rules/entry'
import type { eventFields } from '#events/shape/event'
import {
  descriptionLabel,
  hostContactLabel,
  invitationLanguage,
  mealDay,
  mealPlace,
  mealTime,
  whoAsks,
} from '#events/words/planner'
import { clothLabel, clothNames, quietLabel } from '#events/words/planner-look'
import { entryLabel, entryNames, keepPlacesLabel } from '#invitations/words/planner-settings'
import { shortDay } from '#languages/en/days'
import { languageName } from '#languages/names'
import type { FieldWords } from '../../shared/both-sides/which-one.tsx'
import { zoneLabel } from './zones.ts'

const yesOrNo = (value: unknown) => (value ? yes : no)
const day = (value: unknown) => shortDay(String(value))

/** The event form's fields, for the question which value stays. */
export const fieldWords: Record<(typeof eventFields)[number], FieldWords> = {
  title: { label: 'Event Title' },
  description: { label: descriptionLabel },
  serviceDay: { label: mealDay, says: day },
  serviceTime: { label: mealTime },
  venue: { label: mealPlace },
  eventDate: { label: 'Submission Deadline', says: day },
  timeZone: { label: 'Time Zone', says: (zone) => zoneLabel(String(zone)) },
  hostName: { label: whoAsks },
  hostContact: { label: hostContactLabel },
  cloth: { label: clothLabel, says: (cloth) => clothNames[cloth as Cloth] },
  quiet: { label: quietLabel, says: yesOrNo },
  language: { label: invitationLanguage, says: (tag) => languageName(String(tag)) ?? '' },
  entry: { label: entryLabel, says: (entry) => entryNames[entry as Entry] },
  keepPlaces: { label: keepPlacesLabel, says: yesOrNo },
}
