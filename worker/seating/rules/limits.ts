/** Tables of one event. */
export const tablesMax = 400
/** Maximum length of a table's name, in code points. */
export const tableNameMax = 40
/** People that one call moves. Filling and importing have calls of their own. */
export const movesMax = 200
/** Rows of an imported file, its heading included. */
export const importRowsMax = 4001
