import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLiveRevalidation } from '#app/live.ts'
import type { CampaignCard } from '#server/newsletter/index.ts'

const pauseMilliseconds = 2_000

/** Reloads the page when a batch goes out, and now and then while emails are being sent. */
export function useCampaignNews(campaigns: readonly CampaignCard[]): void {
  useLiveRevalidation(['campaign.changed'])
  const { revalidate } = useRevalidator()
  const isMoving = campaigns.some(({ state, progress }) => state === 'sending' || progress.leaving > 0)
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), pauseMilliseconds)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
}
