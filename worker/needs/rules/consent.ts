/** The version of the wording by which a guest agrees that needs and words are passed on. A new wording is a new version. */
export const consentWords = 1
