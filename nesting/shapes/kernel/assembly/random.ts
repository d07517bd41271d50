/** The same generator as in `nesting/random.ts` (xorshift128, Marsaglia 2003). */
let a: i32 = 0
let b: i32 = 0
let c: i32 = 0
let d: i32 = 0

export function seed(value: i32): void {
  a = value ^ (0x9e3779b9 as i32)
  b = (value * (0x85ebca6b as i32)) ^ 0x243f6a88
  c = 0xb7e15162 as i32
  d = 0
  for (let i = 0; i < 16; i++) next()
}

function next(): u32 {
  let t = a ^ (a << 11)
  a = b
  b = c
  c = d
  t ^= ((t as u32) >>> 8) as i32
  d = d ^ (((d as u32) >>> 19) as i32) ^ t
  return d as u32
}

/** An integer in 0 … bound − 1. */
export function below(bound: i32): i32 {
  return (((next() as u64) * (bound as u64)) >> 32) as i32
}

/** A real number from 0 up to but excluding 1. */
export function real(): f64 {
  return (next() as f64) / 4294967296.0
}
