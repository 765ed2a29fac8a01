import * as z from 'zod/mini'
import type { FieldErrorCode, FieldErrorParams } from '../../core/field-errors.ts'
import { contentStates, type Stated } from '../rules/contents.ts'
import { contentsInOrder, contradictionIn, plannerMaySay } from '../rules/contents-rules.ts'
import { factIds } from '../rules/diets.ts'
import { ownNeedsMax, vocabulary } from '../rules/needs.ts'
import type { MadeOn, SentDishStatements, Turning } from '../rules/stored-contents.ts'
import { ingredient } from './needs.ts'

const content = z.object({ what: ingredient, state: z.enum(contentStates) })
const fact = z.object({ fact: z.enum(factIds), value: z.enum(['yes', 'no']) })

const contentsList = z.array(content).check(z.maxLength(vocabulary.length + ownNeedsMax))
const factsList = z.array(fact).check(z.maxLength(factIds.length))

const statements = z.pipe(
  z.object({ contents: contentsList, facts: z._default(factsList, []) }),
  z.transform(({ contents, facts }): Stated => ({ contents, facts })),
)

function consistent(dish: Stated, context: z.core.$RefinementCtx<Stated>): void {
  const found = contradictionIn(dish)
  if (!found) return
  const message: FieldErrorCode = 'contradiction'
  const params: FieldErrorParams[typeof message] = { between: found }
  context.addIssue({ code: 'custom', message, params, path: ['contents'], input: dish })
}

const inOrder = z.overwrite(({ contents, facts }: Stated) => ({
  contents: contentsInOrder(contents),
  facts: [...new Map(facts.map((one) => [one.fact, one])).values()].sort((a, b) =>
    a.fact < b.fact ? -1 : 1,
  ),
}))

/** The version of a dish's contents on which a statement was made. */
export const contentsVersion = z.optional(z.int().check(z.nonnegative()))
const madeOn = z.object({ version: contentsVersion }) satisfies z.ZodMiniType<MadeOn>

/**
 * Everything the kitchen states of a dish: `{contents: [{what, state}], facts?: [{fact, value}], version?}`, each once and
 * in order.
 */
export const kitchenContents = z.intersection(statements.check(z.superRefine(consistent), inOrder), madeOn)

const words = z.optional(
  z.array(z.object({ of: z.string().check(z.maxLength(40)), at: z.number() })).check(z.maxLength(100)),
)
/** The keys with which a planner takes back and restores statements of the kitchen: each by its subject and time. */
export const turningFields = { takeBack: words, restore: words }

/** The same from a planner, limited to what `plannerMaySay` allows. The kitchen's statements can be taken back and restored. */
export const plannerContents = z.intersection(
  statements.check(z.superRefine(sayable), z.superRefine(consistent), inOrder),
  z.extend(madeOn, turningFields) satisfies z.ZodMiniType<Turning & MadeOn>,
)

/** The two keys of a planner's statements in the form of a dish. Check them with `statedByPlanner`. */
export const statedFields = { contents: z.optional(contentsList), facts: z.optional(factsList) }

/** The rules of `plannerContents` for the form of a dish. */
export const statedByPlanner = z.superRefine<SentDishStatements>(({ contents = [], facts = [] }, context) => {
  const dish = { contents, facts }
  sayable(dish, context as z.core.$RefinementCtx<Stated>)
  consistent(dish, context as z.core.$RefinementCtx<Stated>)
})

function sayable(dish: Stated, context: z.core.$RefinementCtx<Stated>): void {
  const message: FieldErrorCode = 'only_the_kitchen'
  if (![...dish.contents, ...dish.facts].every(plannerMaySay))
    context.addIssue({ code: 'custom', message, path: ['contents'], input: dish })
}
