/** Templates a planner may keep. */
export const templatesMax = 50

export const templateNameMax = 100
