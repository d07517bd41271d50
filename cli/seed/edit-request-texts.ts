export type DemoEditRequest = {
  /** Index into the demo customers; it is their newest order that they write about. */
  customer: number
  /** From the order on; each step of the thread takes two more. */
  hoursLater: number
  details: string
  /** None: it still waits. */
  answer?: { decision: 'approved' | 'declined'; response: string }
  /** `scale`: how large every print is, of what it was on the sheet as the order has it. */
  proofs: readonly { note: string; scale: number; reply?: string }[]
  isProofApproved?: boolean
}

/** One that waits, one declined, one with a proof that waits for its customer, and one that is settled. */
export const demoEditRequests: readonly DemoEditRequest[] = [
  {
    customer: 3,
    hoursLater: 40,
    details: 'Could you add two more cacti to the first sheet? I promised them to my sister.',
    answer: {
      decision: 'declined',
      response:
        'Your sheets are printed and on the shelf already, so nothing can be added. Cacti alone fit on a small sheet, if you would like to order one.',
    },
    proofs: [],
  },
  {
    customer: 2,
    hoursLater: 0,
    details: 'Please make all prints a little smaller. Half of the shirts turned out to be youth sizes.',
    answer: { decision: 'approved', response: 'Gladly. You get a proof before we print.' },
    proofs: [{ note: 'Everything at nine tenths of its size.', scale: 0.9 }],
    isProofApproved: true,
  },
  {
    customer: 0,
    hoursLater: 10,
    details: 'Can there be more space between the prints? We cut them by hand behind the counter.',
    answer: { decision: 'approved', response: 'Yes. A proof is on its way to you.' },
    proofs: [
      {
        note: 'A little smaller, so that there is space around each.',
        scale: 0.94,
        reply: 'Better! Our scissors would still like a bit more.',
      },
      { note: 'More space still. All sixteen stay on the sheet.', scale: 0.86 },
    ],
  },
  {
    customer: 1,
    hoursLater: 0,
    details: 'The owls go on dark green shirts. Please put a thin white outline around them.',
    proofs: [],
  },
]
