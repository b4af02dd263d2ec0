"""The routes of events, a file for each noun that they are about."""

from __future__ import annotations

from rackhouse.server.routes.desk import (
    commanding,
    entries,
    events,
    following,
    mail,
    roles,
    tables,
    views,
)

DESK_ROUTES = [
    events.all_presets,
    events.all_events,
    events.create_event,
    events.event_overview,
    events.set_event,
    views.event_rounds,
    views.event_standings,
    views.event_money,
    views.event_equipment,
    views.event_matters,
    views.event_log,
    views.event_stands_on,
    entries.event_entries,
    entries.enter_event,
    entries.change_entry,
    entries.forget_entry,
    commanding.desk_command,
    tables.open_pairing,
    tables.sit_at_table,
    tables.event_calls,
    roles.event_links,
    roles.add_event_link,
    roles.end_event_link,
    roles.event_invitation,
    roles.join_event_by_link,
    roles.sign_in_to_event,
    following.follow_event,
    mail.event_mail,
    mail.send_event_mail,
]
