/**
 * Environment of processes with much data. By default the allocators of the system and of the native tools keep freed
 * memory; with these variables they return it. Buffers of pages, of 64 KiB and more, are mapped one by one: in glibc's
 * heap, small blocks between them would keep their pages.
 */
export const RETURN_FREED_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
};

/**
 * Options of Node for processes with much data. By default V8 lets the heap grow to four times its live size before it
 * collects garbage (a pull of 10,000 events needs 160 MB and took 760), and reserves 128 MB for new objects alone. With
 * these, garbage is collected whenever the heap has grown by 60 %, and new objects have 64 MB.
 */
export const KEEP_HEAP_SMALL = ['--heap-growing-percent=60', '--max-semi-space-size=32'] as const;
