import { changesSinceNewest } from '#kitchen/rules/changes-since-newest'
import type { KitchenWords } from '#languages/language'
import type { PrintedEvent, PrintedKitchen, PrintedLink } from '#print/shape/documents'
import type { KitchenView } from './shape/link.ts'

/** A kitchen's link on paper: the newest sheet where nothing changed since. */
export function printedView(
  view: KitchenView,
  { sheets }: KitchenWords,
): Pick<PrintedKitchen, 'kitchen' | 'since' | 'issued'> & { sinceSheet: string } {
  const { event, sheet, diff, ...figures } = view
  const changes = changesSinceNewest(view)
  return {
    kitchen: { ...figures, ownNeeds: event.ownNeeds },
    since: diff && diff.lines.length > 0 ? diff : null,
    ...(sheet &&
      changes === 0 && {
        issued: { number: sheet.number, kind: sheet.kind, newest: sheet.number, erased: [], amiss: null },
      }),
    sinceSheet: sheets.changesSince(sheet?.number ?? null, changes),
  }
}

/** In whose name a link prints, and of which event. */
export function printHeadOf(
  { event, label, names }: KitchenView,
  token: string,
): { event: PrintedEvent; link: PrintedLink } {
  return { event: eventOf(event), link: { token, label, names } }
}

function eventOf({ title, timeZone, closesAt, contact, cloth, ...meal }: KitchenView['event']): PrintedEvent {
  const { serviceDay, serviceTime, venue } = meal
  return {
    id: '',
    title,
    timeZone,
    closesAt,
    serviceDay,
    serviceTime,
    venue,
    hostName: null,
    hostContact: null,
    kitchenContact: contact,
    cloth,
  }
}
