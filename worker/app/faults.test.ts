import { withAnyOneCallFailing } from '../testing/faults/every-call-fails.ts'
import { everyWrite } from '../testing/faults/every-write.ts'

// Those of the other file are the rest: both files take about the same time.
withAnyOneCallFailing(Object.fromEntries(Object.entries(everyWrite).slice(0, 4)))
