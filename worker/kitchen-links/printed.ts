import type { KitchenView } from '#contract/kitchen/kitchen-link'
import { changesOfNewest, figuresOnPaper } from '#contract/kitchen/on-paper'
import type { PrintedEvent, PrintedKitchen } from '#contract/print'
import { standing } from '#words/kitchen-paper'

/** What a kitchen's link shows, as its paper shows it: the newest sheet where nothing changed since. */
export function printedView(
  view: KitchenView,
  token: string,
): Pick<PrintedKitchen, 'event' | 'kitchen' | 'since' | 'issued' | 'standing' | 'link'> {
  const { event, label, sheet, diff, ...figures } = view
  const changes = changesOfNewest(view)
  return {
    event: eventOf(event),
    kitchen: figuresOnPaper({ ...figures, own: event.own }),
    since: diff && diff.lines.length > 0 ? diff : null,
    ...(sheet &&
      changes === 0 && {
        issued: { number: sheet.number, kind: sheet.kind, newest: sheet.number, erased: [], amiss: null },
      }),
    standing: standing(sheet?.number ?? null, changes),
    link: { token, label },
  }
}

function eventOf({ title, timeZone, closesAt, contact, ...meal }: KitchenView['event']): PrintedEvent {
  const { serviceDay, serviceTime, venue } = meal
  return {
    ...{ id: '', title, timeZone, closesAt, serviceDay, serviceTime, venue },
    ...{ hostName: null, hostContact: null, kitchenContact: contact },
  }
}
