import type { Migration } from 'kysely';
import * as m0001 from './0001_members';
import * as m0002 from './0002_sessions';
import * as m0003 from './0003_site';
import * as m0004 from './0004_showcase';
import * as m0005 from './0005_video';
import * as m0006 from './0006_notices';
import * as m0010 from './0010_ledger';
import * as m0020 from './0020_lottery';
import * as m0007 from './0007_logistics';
import * as m0021 from './0021_commitments';
import * as m0030 from './0030_play_control';
import * as m0011 from './0011_entry_check';
import * as m0040 from './0040_wallet';
import * as m0041 from './0041_operator_log';
import * as m0050 from './0050_uploads';
import * as m0051 from './0051_sso_tickets';
import * as m0052 from './0052_site_switches';
import * as m0053 from './0053_login_guards';
import * as m0070 from './0070_city_pictures';
import * as m0060 from './0060_clips';
import * as m0008 from './0008_removed_notices';
import * as m0009 from './0009_ended_invite_codes';
import * as m0080 from './0080_violations';
import * as m0081 from './0081_request_counts';
import * as m0091 from './0091_site_languages';
import * as m0092 from './0092_devices';
import * as m0096 from './0096_money_rules';
import * as m0097 from './0097_closed_accounts';
import * as m0098 from './0098_sealed_card_numbers';
import * as m0099 from './0099_operator_log_macs';
import * as m0100 from './0100_bounded_reads';
import * as m0101 from './0101_game_returns';
import * as m0102 from './0102_checkpoints';
import * as m0104 from './0104_months';
import * as m0105 from './0105_reads_by_month';
import * as m0106 from './0106_sealed_months';
import * as m0107 from './0107_rest_moves';
import * as m0108 from './0108_play_days';
import * as m0109 from './0109_moved_months';
import * as m0110 from './0110_cut_numbers';
import * as m0111 from './0111_page_sessions';
import * as m0112 from './0112_slips_told';
import * as m0114 from './0114_notice_on_play';
import * as m0116 from './0116_money_steps';
import * as m0117 from './0117_guide_prices';
import * as m0119 from './0119_mail';
import * as m0120 from './0120_codes';
import * as m0122 from './0122_passkeys';
import * as m0123 from './0123_recovery_codes';
import * as m0125 from './0125_messages';
import * as m0126 from './0126_push';
import * as m0128 from './0128_own_invitations';
import * as m0129 from './0129_banner_links';
import * as m0130 from './0130_channel_terms';
import * as m0132 from './0132_slips_before';
import * as m0133 from './0133_proposals';
import * as m0134 from './0134_operators';
import * as m0137 from './0137_content';
import * as m0140 from './0140_roles';
import * as m0141 from './0141_operator_sign_in';
import * as m0142 from './0142_company_sign_in';
import * as m0143 from './0143_corrections';
import * as m0144 from './0144_bank_files';
import * as m0145 from './0145_closed_days';
import * as m0150 from './0150_member_search';
import * as m0151 from './0151_credential_resets';
import * as m0152 from './0152_password_links';
import * as m0153 from './0153_standing';
import * as m0154 from './0154_broadcasts';
import * as m0155 from './0155_member_notes';
import * as m0156 from './0156_games';
import * as m0157 from './0157_game_days';
import * as m0160 from './0160_content_drafts';
import * as m0161 from './0161_content_files';
import * as m0165 from './0165_site_content';
import * as m0166 from './0166_content_changes';
import * as m0168 from './0168_help';
import * as m0169 from './0169_conversations';
import * as m0170 from './0170_support_mail';
import * as m0171 from './0171_servers';
import * as m0172 from './0172_alerts';
import * as m0173 from './0173_reconciliations';
import * as m0174 from './0174_lanes';
import * as m0175 from './0175_lane_partitions';
import * as m0176 from './0176_more_lanes';
import * as m0177 from './0177_shards';
import * as m0178 from './0178_books_on_machines';
import * as m0179 from './0179_second_phase';
import * as m0180 from './0180_entries_of_a_shard';
import * as m0181 from './0181_one_key_each';

/**
 * Every migration by the name of its file, in the order of time, in which they run. The numbers up to 0081 do not tell
 * it; a new one gets the next number and stands last. What has been released is never edited, renamed or moved.
 */
export const migrations: Record<string, Migration> = {
  '0001_members': m0001,
  '0002_sessions': m0002,
  '0003_site': m0003,
  '0004_showcase': m0004,
  '0005_video': m0005,
  '0006_notices': m0006,
  '0010_ledger': m0010,
  '0020_lottery': m0020,
  '0007_logistics': m0007,
  '0021_commitments': m0021,
  '0030_play_control': m0030,
  '0011_entry_check': m0011,
  '0040_wallet': m0040,
  '0041_operator_log': m0041,
  '0050_uploads': m0050,
  '0051_sso_tickets': m0051,
  '0052_site_switches': m0052,
  '0053_login_guards': m0053,
  '0070_city_pictures': m0070,
  '0060_clips': m0060,
  '0008_removed_notices': m0008,
  '0009_ended_invite_codes': m0009,
  '0080_violations': m0080,
  '0081_request_counts': m0081,
  '0091_site_languages': m0091,
  '0092_devices': m0092,
  '0096_money_rules': m0096,
  '0097_closed_accounts': m0097,
  '0098_sealed_card_numbers': m0098,
  '0099_operator_log_macs': m0099,
  '0100_bounded_reads': m0100,
  '0101_game_returns': m0101,
  '0102_checkpoints': m0102,
  '0104_months': m0104,
  '0105_reads_by_month': m0105,
  '0106_sealed_months': m0106,
  '0107_rest_moves': m0107,
  '0108_play_days': m0108,
  '0109_moved_months': m0109,
  '0110_cut_numbers': m0110,
  '0111_page_sessions': m0111,
  '0112_slips_told': m0112,
  '0114_notice_on_play': m0114,
  '0116_money_steps': m0116,
  '0117_guide_prices': m0117,
  '0119_mail': m0119,
  '0120_codes': m0120,
  '0122_passkeys': m0122,
  '0123_recovery_codes': m0123,
  '0125_messages': m0125,
  '0126_push': m0126,
  '0128_own_invitations': m0128,
  '0129_banner_links': m0129,
  '0130_channel_terms': m0130,
  '0132_slips_before': m0132,
  '0133_proposals': m0133,
  '0134_operators': m0134,
  '0137_content': m0137,
  '0140_roles': m0140,
  '0141_operator_sign_in': m0141,
  '0142_company_sign_in': m0142,
  '0143_corrections': m0143,
  '0144_bank_files': m0144,
  '0145_closed_days': m0145,
  '0150_member_search': m0150,
  '0151_credential_resets': m0151,
  '0152_password_links': m0152,
  '0153_standing': m0153,
  '0154_broadcasts': m0154,
  '0155_member_notes': m0155,
  '0156_games': m0156,
  '0157_game_days': m0157,
  '0160_content_drafts': m0160,
  '0161_content_files': m0161,
  '0165_site_content': m0165,
  '0166_content_changes': m0166,
  '0168_help': m0168,
  '0169_conversations': m0169,
  '0170_support_mail': m0170,
  '0171_servers': m0171,
  '0172_alerts': m0172,
  '0173_reconciliations': m0173,
  '0174_lanes': m0174,
  '0175_lane_partitions': m0175,
  '0176_more_lanes': m0176,
  '0177_shards': m0177,
  '0178_books_on_machines': m0178,
  '0179_second_phase': m0179,
  '0180_entries_of_a_shard': m0180,
  '0181_one_key_each': m0181,
};

export const migrationNames: readonly string[] = Object.keys(migrations);
