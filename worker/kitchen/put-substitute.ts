import { removeSubstitute } from './remove-substitute.ts'
import { setSubstitute } from './set-substitute.ts'
import { type SourcedSubstitute, type SubstituteContext, substituteTarget } from './substitute-target.ts'

/**
 * Sets a person's substitute for a dish; empty words remove it. A party with an address is mailed, and so is whoever agreed
 * the substitute that it replaces. The caller then calls `notifyEventChanged`.
 * @throws Refusal 404 `not_found` for a person who is no longer in the event, and for the kitchen also one it does
 *   not list, 409 `changed` where they chose another dish than the input names, or none in a course off the menu
 */
export async function putSubstitute(context: SubstituteContext, input: SourcedSubstitute): Promise<void> {
  const target = substituteTarget(context.event.id, input)
  await (input.words === '' ? removeSubstitute : setSubstitute)(context, target, input)
}
