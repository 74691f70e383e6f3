export * from '@members/i18n';
export * from '@members/i18n/shell';
