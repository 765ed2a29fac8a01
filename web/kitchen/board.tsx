import { useRef } from 'react'
import type { Connection } from '../client/live/connection.ts'
import { useHydrated } from '../client/use-hydrated.ts'
import { useKitchenWords } from '../client/words.tsx'
import { CourseScreen } from './course.tsx'
import { Band, FooterFacts, KeptAsOf, KitchenTitle, Plates } from './head.tsx'
import { KeepOffline } from './keep-offline.tsx'
import { KeepScreenOn } from './keep-screen-on.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { isUnseen } from './notices.ts'
import { Overruled } from './overruled.tsx'
import { Prints } from './prints.tsx'
import {
  coursePlace,
  placeAt,
  printsPlace,
  specialsPlace,
  tablesPlace,
  useFragment,
  useWide,
} from './sections.ts'
import { Seen } from './seen.tsx'
import { SheetChanges } from './sheet-changes.tsx'
import { SpecialGuests } from './special-guests.tsx'
import { Tables } from './tables.tsx'
import type { KeptHere } from './use-kept.ts'

type Props = LinkedKitchen & { line: Connection; kept: boolean; here: KeptHere }

/** The kitchen's page: a screen for each course, the tables and the special guests; all at once on a wide display. */
export function Board({ line, kept, here, ...kitchen }: Props) {
  const words = useKitchenWords()
  const { view } = kitchen
  const at = placeAt(useFragment(), view)
  const wide = useWide()
  const hydrated = useHydrated()
  const changesRef = useRef<HTMLElement>(null)
  const screens = [
    ...view.courses.map((course) => ({
      place: coursePlace(course),
      name: words.kitchen.named(course),
      screen: <CourseScreen key={course.categoryId} kitchen={kitchen} course={course} />,
    })),
    ...(view.tables.length > 0
      ? [
          {
            place: tablesPlace,
            name: words.kitchen.tablesHead,
            screen: <Tables key={tablesPlace} kitchen={kitchen} />,
          },
        ]
      : []),
    {
      place: specialsPlace,
      name: `${words.kitchen.specialsHead} ${words.figure(view.specials.length)}`,
      screen: <SpecialGuests key={specialsPlace} kitchen={kitchen} />,
    },
  ]
  const rows = [screens.slice(0, view.courses.length), screens.slice(view.courses.length)]
  const elsewhere = screens.filter(({ place }) => place !== at)
  return (
    <>
      <main className="page narrow kitchen-phone">
        <KitchenTitle event={view.event} />
        <Band view={view} line={line} />
        {kept && <KeptAsOf since={line.since} timeZone={view.event.timeZone} />}
        <Overruled view={view} />
        <SheetChanges ref={changesRef} view={view} />
        <Plates view={view} since={line.since} />
        <div className="kitchen-screen">
          {view.courses.length === 0 && <p>{words.kitchen.noCoursesYet}</p>}
          {screens.map(({ place, screen }) => (wide || place === at) && screen)}
          {/* Without JavaScript no screen can be chosen, so all are shown. */}
          {!hydrated && <noscript>{elsewhere.map(({ screen }) => screen)}</noscript>}
        </div>
        <footer className="kitchen-foot">
          <FooterFacts view={view} since={line.since} />
          <Prints kitchen={kitchen} />
          <KeepScreenOn />
          {view.keepOffline && <KeepOffline kept={here} timeZone={view.event.timeZone} />}
          <a className="ring" href={`/caterer-help?lang=${words.lang}`}>
            {words.kitchen.howItWorks}
          </a>
          <p className="quietly small">{words.kitchen.deviceNote}</p>
        </footer>
        <div className="kitchen-bar">
          {view.sheet && isUnseen(view) && (
            <Seen kitchen={kitchen} sheet={view.sheet.number} done={() => changesRef.current?.focus()} />
          )}
          <nav className="kitchen-nav" aria-label={words.kitchen.coursesNav}>
            {rows.map(
              (row) =>
                row.length > 0 && (
                  <div key={row[0]?.place}>
                    {row.map(({ place, name }) => (
                      <a
                        key={place}
                        className="button"
                        href={`#${place}`}
                        aria-current={!wide && place === at ? 'true' : undefined}
                      >
                        <span>{name}</span>
                      </a>
                    ))}
                    {row.at(-1)?.place === specialsPlace && (
                      <a className="button" href={`#${printsPlace}`}>
                        {words.kitchen.printHead}
                      </a>
                    )}
                  </div>
                ),
            )}
          </nav>
        </div>
      </main>
      <p className="on-paper">{words.kitchen.printByButton}</p>
    </>
  )
}
