/**
 * The version of the wording by which a guest agrees that needs and words are passed on. A new wording is a new version, and
 * an agreement keeps its own. 1 named the organizer and the kitchen; 2 names those who plan with the organizer, too.
 */
export const consentWords = 2
