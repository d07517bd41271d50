/** Linear memory that only grows. Addresses are in bytes; views of it are void as soon as more is reserved. */
export type KernelMemory = {
  readonly memory: WebAssembly.Memory
  /** Room for that many bytes, all 0, at an address divisible by 16. */
  readonly reserve: (bytes: number) => number
  readonly reals: (address: number, count: number) => Float64Array
  readonly ints: (address: number, count: number) => Int32Array
  /** Reserves room for the numbers and puts them there. */
  readonly putReals: (numbers: ArrayLike<number>) => number
  readonly putInts: (numbers: ArrayLike<number>) => number
  readonly putSingles: (numbers: Float32Array) => number
}

const PAGE = 65536
/** Below it the kernel keeps its own constants. */
const FIRST = 4096

export const createMemory = (): KernelMemory => {
  const memory = new WebAssembly.Memory({ initial: 16 })
  let used = FIRST
  const reserve = (bytes: number) => {
    const address = used
    used += Math.ceil(bytes / 16) * 16
    const missing = used - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(Math.max(missing, memory.buffer.byteLength / 2) / PAGE))
    return address
  }
  const reals = (address: number, count: number) => new Float64Array(memory.buffer, address, count)
  const ints = (address: number, count: number) => new Int32Array(memory.buffer, address, count)
  return {
    memory,
    reserve,
    reals,
    ints,
    putReals: (numbers) => {
      const address = reserve(numbers.length * 8)
      reals(address, numbers.length).set(numbers)
      return address
    },
    putInts: (numbers) => {
      const address = reserve(numbers.length * 4)
      ints(address, numbers.length).set(numbers)
      return address
    },
    putSingles: (numbers) => {
      const address = reserve(numbers.length * 4)
      new Float32Array(memory.buffer, address, numbers.length).set(numbers)
      return address
    },
  }
}
