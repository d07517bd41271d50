import { type Answer, askServer } from '#app/studio/ask-server.ts'
import type { OutsideDesign } from '#server/designs/index.ts'

/** Keeps what another builder's event told among the user's projects. */
export const saveOutsideDesign = (payload: unknown): Promise<Answer<{ design: OutsideDesign }>> =>
  askServer('/outside-designs', { method: 'POST', json: { payload } })
