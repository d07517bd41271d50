import type { Notice } from '#app/shell/notices.ts'

/** The specification's words (back office section 8). */
export const profileMessages = {
  updated: { tone: 'success', title: 'Profile updated successfully' },
  update_failed: { tone: 'error', title: 'Failed to update profile' },
  reset_requested: { tone: 'success', title: 'Check your email for the password reset link!' },
  too_many_attempts: {
    tone: 'error',
    title: 'Too many attempts',
    description: 'Please wait a while, then try again.',
  },
} as const satisfies Record<string, Notice>

export type ProfileMessageCode = keyof typeof profileMessages
