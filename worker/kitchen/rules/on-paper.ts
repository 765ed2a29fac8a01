import type { LinkSheets } from '../../sheets/shape/requests.ts'
import type { Kitchen } from '../shape/kitchen.ts'
import type { PlannerKitchen } from '../shape/planner-kitchen.ts'

type Figures = Omit<Kitchen, 'attention'> & Pick<PlannerKitchen, 'own'>

/** Figures in the shape of the planner's, without what waits for the planner: a sheet or a link has none of it. */
export function figuresOnPaper(figures: Figures): PlannerKitchen {
  const { extras, spare } = figures
  return {
    ...figures,
    attention: {
      ...{ contained: 0, open: 0, ended: 0, notTold: 0, byCourse: [] },
      notConfirmed: { dishes: 0, guests: 0 },
    },
    missing: [],
    unsorted: [],
    overruled: [],
    namesakes: [],
    parties: {},
    settings: {
      ...{ contact: null, guaranteedPlates: null, guaranteedDue: null, asksAge: false, courses: [] },
      ...{ sparePercent: spare, extras },
    },
  }
}

/**
 * How many differences there are from the newest sheet to what is shown. Null where the page is not told: something
 * changed, perhaps not here, the sheet is provisional, and this link has not seen it.
 */
export function changesOfNewest({
  sheet,
  diff,
  finalChanges,
  version,
}: LinkSheets & { version: number }): number | null {
  if (!sheet) return null
  if (sheet.version === version) return 0
  if (diff?.sheet === sheet.number) return diff.lines.length
  return sheet.kind === 'final' ? finalChanges : null
}
