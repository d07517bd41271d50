export type DemoEditRequest = {
  /** Index into the demo customers; the request is about that customer's newest order. */
  customer: number
  /** Counted from the order; each step of the thread takes two more. */
  hoursLater: number
  details: string
  /** Absent while the request is waiting. */
  answer?: { decision: 'approved' | 'declined'; response: string }
  /** `scale`: the size of every print relative to its size on the sheet as ordered. */
  proofs: readonly { note: string; scale: number; reply?: string }[]
  isProofApproved?: boolean
}

/** One waiting, one declined, one with a proof waiting for its customer, and one settled. */
export const demoEditRequests: readonly DemoEditRequest[] = [
  {
    customer: 3,
    hoursLater: 40,
    details: 'Could you add two more cacti to the first sheet? I promised them to my sister.',
    answer: {
      decision: 'declined',
      response:
        'Your sheets are already printed and on the shelf, so we can’t add anything. The cacti alone would fit on a small sheet if you’d like to order one.',
    },
    proofs: [],
  },
  {
    customer: 2,
    hoursLater: 0,
    details: 'Please make all the prints a little smaller. Half of the shirts turned out to be youth sizes.',
    answer: { decision: 'approved', response: 'Happy to. You’ll get a proof before we print.' },
    proofs: [{ note: 'Everything at nine-tenths size.', scale: 0.9 }],
    isProofApproved: true,
  },
  {
    customer: 0,
    hoursLater: 10,
    details: 'Can there be more space between the prints? We cut them by hand behind the counter.',
    answer: { decision: 'approved', response: 'Yes. A proof is on its way to you.' },
    proofs: [
      {
        note: 'A little smaller, so there’s space around each one.',
        scale: 0.94,
        reply: 'Better! Our scissors would still like a bit more.',
      },
      { note: 'Even more space. All sixteen still fit on the sheet.', scale: 0.86 },
    ],
  },
  {
    customer: 1,
    hoursLater: 0,
    details: 'The owls are going on dark green shirts. Please put a thin white outline around them.',
    proofs: [],
  },
]
