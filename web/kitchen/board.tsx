import { useRef } from 'react'
import type { Connection } from '../client/live/connection.ts'
import { useHydrated } from '../client/use-hydrated.ts'
import { useKitchenWords } from '../client/words.tsx'
import { AcknowledgeSheet } from './acknowledge-sheet.tsx'
import {
  courseAnchor,
  printsAnchor,
  screenAnchorOf,
  specialsAnchor,
  tablesAnchor,
  useFragment,
  useWide,
} from './anchors.ts'
import { CourseScreen } from './course.tsx'
import { FooterFacts } from './footer-facts.tsx'
import { KitchenTitle, OfflineAsOf, Plates, StatusBar } from './head.tsx'
import { KeepScreenOn } from './keep-screen-on.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { isUnseen } from './notices.ts'
import { KeepOffline } from './offline/keep-offline.tsx'
import type { OfflineCopy } from './offline/use-offline-copy.ts'
import { OverruledSubstitutes } from './overruled.tsx'
import { Prints } from './prints.tsx'
import { SheetChanges } from './sheet-changes.tsx'
import { SpecialGuests } from './special-guests.tsx'
import { Tables } from './tables.tsx'

type Props = LinkedKitchen & { connection: Connection; offline: boolean; offlineCopy: OfflineCopy }

/** The kitchen's page: a screen for each course, the tables and the special guests; all at once on a wide display. */
export function Board({ connection, offline, offlineCopy, ...kitchen }: Props) {
  const words = useKitchenWords()
  const { view } = kitchen
  const currentAnchor = screenAnchorOf(useFragment(), view)
  const wide = useWide()
  const hydrated = useHydrated()
  const changesRef = useRef<HTMLElement>(null)
  const screens = [
    ...view.courses.map((course) => ({
      anchor: courseAnchor(course),
      name: words.kitchen.withRemovedSuffix(course),
      screen: <CourseScreen key={course.categoryId} kitchen={kitchen} course={course} />,
    })),
    ...(view.tables.length > 0
      ? [
          {
            anchor: tablesAnchor,
            name: words.kitchen.tablesHead,
            screen: <Tables key={tablesAnchor} kitchen={kitchen} />,
          },
        ]
      : []),
    {
      anchor: specialsAnchor,
      name: `${words.kitchen.specialsHead} ${words.figure(view.specials.length)}`,
      screen: <SpecialGuests key={specialsAnchor} kitchen={kitchen} />,
    },
  ]
  const rows = [screens.slice(0, view.courses.length), screens.slice(view.courses.length)]
  const hidden = screens.filter(({ anchor }) => anchor !== currentAnchor)
  return (
    <>
      <main className="page narrow kitchen-phone">
        <KitchenTitle event={view.event} />
        <StatusBar view={view} connection={connection} />
        {offline && <OfflineAsOf upToDateAt={connection.upToDateAt} timeZone={view.event.timeZone} />}
        <OverruledSubstitutes view={view} />
        <SheetChanges ref={changesRef} view={view} />
        <Plates view={view} upToDateAt={connection.upToDateAt} />
        <div className="kitchen-screen">
          {view.courses.length === 0 && <p>{words.kitchen.noCoursesYet}</p>}
          {screens.map(({ anchor, screen }) => (wide || anchor === currentAnchor) && screen)}
          {/* Without JavaScript no screen can be chosen, so all are shown. */}
          {!hydrated && <noscript>{hidden.map(({ screen }) => screen)}</noscript>}
        </div>
        <footer className="kitchen-foot">
          <FooterFacts view={view} upToDateAt={connection.upToDateAt} />
          <Prints kitchen={kitchen} />
          <KeepScreenOn />
          {view.keepOffline && <KeepOffline copy={offlineCopy} timeZone={view.event.timeZone} />}
          <a className="tall-link" href={`/caterer-help?lang=${words.lang}`}>
            {words.kitchen.howItWorks}
          </a>
          <p className="quietly small">{words.kitchen.deviceNote}</p>
        </footer>
        <div className="kitchen-bar">
          {view.sheet && isUnseen(view) && (
            <AcknowledgeSheet
              kitchen={kitchen}
              sheet={view.sheet.number}
              onSaved={() => changesRef.current?.focus()}
            />
          )}
          <nav className="kitchen-nav" aria-label={words.kitchen.coursesNav}>
            {rows.map(
              (row) =>
                row.length > 0 && (
                  <div key={row[0]?.anchor}>
                    {row.map(({ anchor, name }) => (
                      <a
                        key={anchor}
                        className="button"
                        href={`#${anchor}`}
                        aria-current={!wide && anchor === currentAnchor ? 'true' : undefined}
                      >
                        <span>{name}</span>
                      </a>
                    ))}
                    {row.at(-1)?.anchor === specialsAnchor && (
                      <a className="button" href={`#${printsAnchor}`}>
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
