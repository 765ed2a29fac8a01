import { figure } from '../../core/figures.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Find among the specials'
export const findSpecialsHint = 'A name, a number such as S14, a need, or a table such as T3'
/** How many are shown: 3 of 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} of ${figure(all)}`
/** From as many on there is a field to find them with. */
export const worthFinding = 9

// The parts of the planner's page, in the order in which they stand.

export const partsNav = 'On this page'
export const countsPart = 'Counts'
export const linksPart = 'Link'
