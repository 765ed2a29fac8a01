import * as z from 'zod/mini'
import { languageUnknown } from '#events/words/planner'
import { namedLanguages } from '../../languages/names.ts'

/** A language that a planner chooses from those on offer, by its tag. */
export const language = z.enum(namedLanguages, languageUnknown)
