import * as z from 'zod/mini'
import type { FieldErrorCode, FieldErrorParams } from '../../core/field-errors.ts'
import { contentStates, type Statements } from '../rules/contents.ts'
import { contentsInOrder, contradictionIn, mayPlannerState } from '../rules/contents-rules.ts'
import { factIds } from '../rules/diets.ts'
import { builtInNeeds, ownNeedsMax } from '../rules/needs.ts'
import type { BaseVersion, SentDishStatements, TakeBackAndRestore } from '../rules/stored-contents.ts'
import { ingredient } from './needs.ts'

const content = z.object({ what: ingredient, state: z.enum(contentStates) })
const fact = z.object({ fact: z.enum(factIds), value: z.enum(['yes', 'no']) })

const contentsList = z.array(content).check(z.maxLength(builtInNeeds.length + ownNeedsMax))
const factsList = z.array(fact).check(z.maxLength(factIds.length))

const statements = z.pipe(
  z.object({ contents: contentsList, facts: z._default(factsList, []) }),
  z.transform(({ contents, facts }): Statements => ({ contents, facts })),
)

function checkConsistent(dish: Statements, context: z.core.$RefinementCtx<Statements>): void {
  const found = contradictionIn(dish)
  if (!found) return
  const message: FieldErrorCode = 'contradiction'
  const params: FieldErrorParams[typeof message] = { between: found }
  context.addIssue({ code: 'custom', message, params, path: ['contents'], input: dish })
}

const sorted = z.overwrite(({ contents, facts }: Statements) => ({
  contents: contentsInOrder(contents),
  facts: [...new Map(facts.map((one) => [one.fact, one])).values()].sort((a, b) =>
    a.fact < b.fact ? -1 : 1,
  ),
}))

/** The version of a dish's contents on which a statement was made. */
export const contentsVersion = z.optional(z.int().check(z.nonnegative()))
const basedOn = z.object({ version: contentsVersion }) satisfies z.ZodMiniType<BaseVersion>

/**
 * Everything the kitchen states of a dish: `{contents: [{what, state}], facts?: [{fact, value}], version?}`, each once and
 * in order.
 */
export const kitchenContents = z.intersection(
  statements.check(z.superRefine(checkConsistent), sorted),
  basedOn,
)

const kitchenStatements = z.optional(
  z.array(z.object({ of: z.string().check(z.maxLength(40)), at: z.number() })).check(z.maxLength(100)),
)
/** The keys with which a planner takes back and restores statements of the kitchen: each by its subject and time. */
export const takeBackFields = { takeBack: kitchenStatements, restore: kitchenStatements }

/** The same from a planner, limited to what `mayPlannerState` allows. The kitchen's statements can be taken back and restored. */
export const plannerContents = z.intersection(
  statements.check(z.superRefine(checkPlannerMayState), z.superRefine(checkConsistent), sorted),
  z.extend(basedOn, takeBackFields) satisfies z.ZodMiniType<TakeBackAndRestore & BaseVersion>,
)

/** The two keys of a planner's statements in the form of a dish. Check them with `statedByPlanner`. */
export const statedFields = { contents: z.optional(contentsList), facts: z.optional(factsList) }

/** The rules of `plannerContents` for the form of a dish. */
export const statedByPlanner = z.superRefine<SentDishStatements>(({ contents = [], facts = [] }, context) => {
  const dish = { contents, facts }
  checkPlannerMayState(dish, context as z.core.$RefinementCtx<Statements>)
  checkConsistent(dish, context as z.core.$RefinementCtx<Statements>)
})

function checkPlannerMayState(dish: Statements, context: z.core.$RefinementCtx<Statements>): void {
  const message: FieldErrorCode = 'only_the_kitchen'
  if (![...dish.contents, ...dish.facts].every(mayPlannerState))
    context.addIssue({ code: 'custom', message, path: ['contents'], input: dish })
}
