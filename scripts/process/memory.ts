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
 * Option of Node that collects garbage whenever the heap has grown by 60 %. By default V8 lets it grow to four times its
 * live size: a pull of 10,000 events needs 160 MB and took 760.
 */
export const COLLECT_GARBAGE_EARLY = '--heap-growing-percent=60';
