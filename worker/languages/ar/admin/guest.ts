// An operator's suspension of an event or its planner, to each who meets it.

export const guestsPaused = 'هذه المناسبة متوقفة مؤقتًا، وجميع الردود محفوظة. يُرجى التواصل مع منظّم المناسبة.'
