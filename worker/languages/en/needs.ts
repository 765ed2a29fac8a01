import {
  ageSaid,
  capitalize,
  howName,
  listed,
  needInText,
  needName,
  needsAre,
  needsSaid,
} from '../../needs/words/shared.ts'
import {
  allergensNotStated,
  kitchenSays,
  notConfirmed,
  otherAllergensNotConfirmed,
  statedUnderDish,
} from '../../needs/words/shared-contents.ts'

/** Sentences about needs that guests read, and planners and kitchens alike. The others stay out of every page. */
export const needs = {
  ageSaid,
  allergensNotStated,
  needName,
  howName,
  kitchenSays,
  listed,
  needInText,
  needsAre,
  needsSaid,
  notConfirmed,
  otherAllergensNotConfirmed,
  capitalize,
  statedUnderDish,
}
