/** Time for which a deleted response can be restored, in milliseconds. */
export const restorableFor = 60_000
