export * from '@members/ui/core';
