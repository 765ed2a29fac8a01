/**
 * The version of the consent text: the wording by which a guest agrees that needs and note are passed on. A new wording is a
 * new version, and a stored consent keeps its own. 1 named the organizer and the kitchen; 2 names those who plan
 * with the organizer, too.
 */
export const consentVersion = 2
