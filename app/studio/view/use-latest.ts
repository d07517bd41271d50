import { type RefObject, useEffect, useRef } from 'react'

/** The value of the last drawing, for what runs later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
